/**
 * The environment variables a command needs to run and to install packages. Programs from elsewhere, and test runs of
 * the site, must not see the operator's other variables.
 */
export function ownEnvironment() {
  const needed =
    /^(?:PATH|HOME|TMPDIR|TEMP|TMP|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|COMSPEC|PATHEXT|HTTPS?_PROXY|NO_PROXY|NODE_EXTRA_CA_CERTS|npm_config_(?!.*(?:auth|token|password)).*)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => needed.test(name)));
}
