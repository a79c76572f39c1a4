"""Letters: word by e-mail that it is somebody's turn, where whoever runs the hall has named a mail server."""
