/** The variables of earlier versions that have no effect any more, each with what there is instead. */
export const GONE_VARIABLES: Readonly<Record<string, string>> = {
  HSTS_INCLUDE_SUBDOMAINS: 'browsers keep to https for this host alone; a proxy can say so for all subdomains',
  MCP_ALLOWED_HOSTS: 'the host of BASE_URL: let the proxy pass Host on',
  PRIVACY_EMAIL: 'SALES_EMAIL',
  SECURITY_EMAIL: 'SALES_EMAIL',
  SHOW_DEVELOPER_LINKS: 'the footer links to the documentation, which names what is for programs',
};
