import type { ReactNode } from 'react';
import { config } from '../config.ts';
import { pages, signInUrl } from '../site.ts';

/** What is done in each step, and how. */
type Step = readonly [what: string, how: ReactNode];

function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(([what, how]) => (
        <li key={what}>
          <strong>{what}</strong> {how}
        </li>
      ))}
    </ol>
  );
}

const clientSteps: readonly Step[] = [
  ['You describe the work', 'in two or three sentences, on the contact page or by e-mail.'],
  ['We ask what is unclear', 'and agree with you on roles, extent and price.'],
  ['We publish the assignment', 'here, without your name, and look for people who fit.'],
  ['You meet the people we propose', 'and choose.'],
  ['The work starts.', 'We remain your contact until it ends.'],
];

/** The way of a client from the first message to the start of the work. */
export function ClientSteps() {
  return <Steps steps={clientSteps} />;
}

/** The way of a professional from reading to the start of the work. */
export function ProfessionalSteps() {
  const { appUrl } = config();
  const openProjects = <a href={pages.openProjects.path}>open projects</a>;
  const signInSite = <a href={signInUrl(appUrl)}>{new URL(appUrl).host}</a>;
  const steps: readonly Step[] = [
    ['You find a role that fits', <>in the {openProjects}. No account is needed to read them.</>],
    ['You sign in', <>at {signInSite}, which is separate from this site, and apply with your profile.</>],
    ['You follow your application', 'there and see where it stands.'],
    ['You meet the client.', 'Both sides say yes, or no.'],
    ['You agree on the contract', 'and start.'],
  ];
  return <Steps steps={steps} />;
}
