/**
 * The environment variables that a command needs to run and to install packages. Third-party programs and sites under test
 * must not see the operator's settings.
 */
export function ownEnvironment() {
  const needed =
    /^(?:PATH|HOME|TMPDIR|TEMP|TMP|USERPROFILE|APPDATA|LOCALAPPDATA|SYSTEMROOT|COMSPEC|PATHEXT|HTTPS?_PROXY|NO_PROXY|NODE_EXTRA_CA_CERTS|npm_config_(?!.*(?:auth|token|password)).*)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => needed.test(name)));
}
