@rem Windows has no exec. In other systems the shell of npm start and npm run serve gives its place, and so its signals, to the server.
@%*
