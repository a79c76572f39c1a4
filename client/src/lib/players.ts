/** Where somebody's page is: by the name of his account. */
export const playerLink = (account: string): string => `/player/${encodeURIComponent(account)}`
