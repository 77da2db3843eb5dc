import { z } from 'zod';

/** One role of an assignment (interface specification §2). */
export const PublicProjectRole = z.object({
  title: z.string().describe('What the person will be, for example "Backend developer"'),
  tech_stack: z.string().optional().describe('Technologies, in words'),
  languages: z.string().optional().describe('Spoken languages the role needs, in words'),
  allocation: z.string().optional().describe('Extent, for example "80 %"'),
  price: z.string().optional().describe('Rate or budget, in words with its unit'),
});

/** One open assignment as the public sees it (interface specification §2). */
export const PublicProject = z.object({
  id: z.string().describe('Identifier of the assignment'),
  name: z.string().describe('Its name'),
  sector: z.string().optional().describe('The client’s sector'),
  context: z.string().describe('What it is about'),
  location: z.string().describe('Where the work is done, in words'),
  timeline: z.string().describe('When and how long, in words'),
  status: z.string().describe('Where the assignment stands, in the feed’s own words'),
  roles: z.array(PublicProjectRole).describe('The roles that are sought'),
});

export type PublicProjectRole = z.infer<typeof PublicProjectRole>;
export type PublicProject = z.infer<typeof PublicProject>;
