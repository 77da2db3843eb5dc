const COMPANY = 'NAME ADDRESS REGISTRATION VAT_ID PHONE REPRESENTATIVE EDITOR CAPITAL HOST'.split(' ');

/** The variables of earlier versions that have no effect any more, each with what there is instead. */
export const GONE_VARIABLES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(COMPANY.map((name) => [`COMPANY_${name}`, 'lib/content/company.ts states it'])),
  HSTS_INCLUDE_SUBDOMAINS: 'browsers keep to https for this host alone; a proxy can say so for all subdomains',
  MCP_ALLOWED_HOSTS: 'the host of BASE_URL: let the proxy pass Host on',
  MCP_REGISTRY_AUTH: 'the site proves nothing to the MCP Registry',
  METRICS_TOKEN: 'the log, /api/health and /api/ready say how the site is',
  PRIVACY_EMAIL: 'SALES_EMAIL, or privacyEmail in lib/content/company.ts',
  PROJECTS_FEED_TRANSFORM: 'PROJECTS_FEED_FORMAT, PROJECTS_FEED_COLUMNS or a source in TypeScript: docs/feed.md',
  RATE_LIMIT_REDIS_URL: 'each process counts for itself; nginx can limit all together',
  SECURITY_EMAIL: 'SALES_EMAIL, or securityEmail in lib/content/company.ts',
  SHOW_DEVELOPER_LINKS: 'the footer links to the documentation, which names what is for programs',
};
