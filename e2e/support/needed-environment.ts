const NEEDED =
  /^(?:PATH|HOME|TMPDIR|TEMP|TMP|HTTPS?_PROXY|NO_PROXY|NODE_EXTRA_CA_CERTS|npm_config_(?!.*(?:auth|token|password)).*)$/i;

/**
 * The variables that a command needs to run and to install packages. Other
 * programs must not see the operator’s settings.
 */
export const neededEnvironment = () => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => NEEDED.test(name)),
  ),
  NODE_ENV: 'production' as const,
});
