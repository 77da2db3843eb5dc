// npm runs a script in a shell and sends signals to the shell. Some shells,
// such as Debian’s, end without passing them on, and Windows has no `exec` to
// do without the shell. So a process that npm has started ends when its shell
// has ended.
const CHECK_MS = 500;

if (process.env.npm_lifecycle_event !== undefined) {
  const shell = process.ppid;
  const ended = () =>
    process.ppid !== shell && process.kill(process.pid, 'SIGTERM');
  setInterval(ended, CHECK_MS).unref();
}
