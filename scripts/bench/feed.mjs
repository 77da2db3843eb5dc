// A feed with any number of made-up assignments of realistic length.
const PLACES = ['Hamburg, Germany', 'Malmö, Sweden', 'Remote', 'Bergen, Norway', 'Vienna, Austria'];
const SECTORS = ['Transport', 'Energy', 'Health', 'Public sector', 'Retail'];
const STACKS = [
  'Kotlin, Kafka, PostgreSQL',
  'React, TypeScript',
  'C#, .NET, Azure',
  'Go, Kubernetes, Terraform',
  'Python, Airflow',
];
const TITLES = ['Backend developer', 'Frontend developer', 'Solution architect', 'Platform engineer', 'Data engineer'];
const CONTEXT =
  'An operator of regional services replaces the system that plans them. The new one is built beside the old one, area by area, and both run until the last has moved. ' +
  'Two teams are at work already; this assignment completes the second of them.\nWork is in English, with two days on site in the first month.';

const pick = (values, index) => values[index % values.length];

/** The feed in the format of an upstream. */
export function feedOf(count) {
  return {
    projects: Array.from({ length: count }, (_, index) => ({
      id: `BENCH-${index + 1}`,
      // Ten to a lot, so that a filter can select ten from a feed of any size.
      name: `${pick(SECTORS, index)} platform, part ${index + 1} of lot ${Math.floor(index / 10)}`,
      sector: pick(SECTORS, index),
      context: CONTEXT,
      location: pick(PLACES, index),
      timeline: 'February to December 2027',
      status: 'Matching',
      roles: [0, 1].map((offset) => ({
        title: pick(TITLES, index + offset),
        tech_stack: pick(STACKS, index + offset),
        languages: 'English',
        allocation: '100%',
        price: `${80 + (index % 40)} EUR per hour`,
      })),
    })),
  };
}
