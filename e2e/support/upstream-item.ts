/** A complete item of a feed, with other fields where given. */
export const upstreamItem = (id: string, more: object = {}) => ({
  id,
  name: `Assignment ${id}`,
  context: 'What it is about.',
  location: 'Oslo',
  timeline: '2027',
  status: 'Open',
  roles: [{ title: 'Developer', price: '90 EUR per hour' }],
  ...more,
});
