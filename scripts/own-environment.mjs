/**
 * What a command needs of the environment to run and to install. A program from elsewhere, and a site that is only tried,
 * is to see nothing of what the operator has set.
 */
export function ownEnvironment() {
  const needed =
    /^(?:PATH|HOME|TMPDIR|TEMP|TMP|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|COMSPEC|PATHEXT|HTTPS?_PROXY|NO_PROXY|NODE_EXTRA_CA_CERTS|npm_config_(?!.*(?:auth|token|password)).*)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => needed.test(name)));
}
