"""The words of effects (ledger 2.4), a module for each family; each registers its words in
`resolving.WORDS`."""
