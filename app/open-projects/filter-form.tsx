import type { ReactNode } from 'react';
import { valueText } from '@/lib/components/filter-texts.ts';
import { classed } from '@/lib/components/tags.tsx';
import { formatCurrency } from '@/lib/content/formats.ts';
import { t } from '@/lib/content/messages.ts';
import { pages } from '@/lib/routes/pages.ts';
import type { Choice } from '@/lib/search/choices.ts';
import { CHOICE_NAMES, type ChosenFilter } from '@/lib/search/filter-rules.ts';
import { MOST_TYPED } from '@/lib/search/filter-values.ts';
import type { Listing } from '@/lib/search/listing.ts';

/** The id of the form. */
const FORM = 'filters';

/** The filters in view on a wide screen. The others are behind “More”. */
const FIRST: readonly ChosenFilter[] = [
  'location',
  'remote',
  'part_time',
  'rate_from',
];
const OTHERS = CHOICE_NAMES.filter((name) => !FIRST.includes(name));

type Props = { readonly listing: Listing };
type ControlProps = Props & { readonly name: ChosenFilter };

/** A value to choose, with the number of assignments that have it. */
const choiceText = (name: ChosenFilter, value: string, count: number) =>
  t('list.choice', { choice: valueText(name, value), count });

/** Choices in their order; rates in several currencies in a group for each. */
function optionsOf(name: ChosenFilter, choices: readonly Choice[]): ReactNode {
  const currencies = new Set(choices.map(({ currency }) => currency));
  if (currencies.size > 1)
    return Array.from(currencies, (currency = '') => (
      <optgroup key={currency} label={formatCurrency(currency)}>
        {optionsOf(
          name,
          choices.filter((choice) => choice.currency === currency),
        )}
      </optgroup>
    ));
  return choices.map(({ value, count, isWithin }) => (
    <option key={value} value={value}>
      {isWithin && '\u2003'}
      {choiceText(name, value, count)}
    </option>
  ));
}

/** A control to choose one value, or to add one to those that are set. */
function Select({ name, listing }: ControlProps) {
  const choices = listing.result.choices(name);
  const set = listing.query.filter[name] ?? '';
  const text = valueText(name, set);
  return (
    <p>
      <label htmlFor={`filter-${name}`}>{t(`filters.${name}.label`)}</label>
      <select id={`filter-${name}`} name={name} defaultValue={set}>
        <option value="">{t('list.any')}</option>
        {optionsOf(name, choices)}
        {set !== '' && choices.every(({ value }) => value !== set) && (
          <option value={set}>{text}</option>
        )}
        {choices.some(({ added }) => added) && (
          <optgroup label={`${text} …`}>
            {choices.map(
              ({ value, added }) =>
                added && (
                  <option key={value} value={added.value}>
                    {t('list.orChoice', {
                      choice: valueText(name, value),
                      count: added.count,
                    })}
                  </option>
                ),
            )}
          </optgroup>
        )}
      </select>
    </p>
  );
}

/** A control to choose any number of values, all of which apply. */
function Checkboxes({ name, listing }: ControlProps) {
  const choices = listing.result.choices(name);
  if (choices.length === 0) return null;
  return (
    <fieldset>
      <legend>{t(`filters.${name}.label`)}</legend>
      {choices.map(({ value, isSet, added, count }) => {
        const id = `filter-${name}-${value}`;
        return (
          <p key={value}>
            <input
              type="checkbox"
              id={id}
              name={name}
              value={value}
              defaultChecked={isSet}
            />{' '}
            <label htmlFor={id}>
              {isSet
                ? valueText(name, value)
                : choiceText(name, value, added?.count ?? count)}
            </label>
          </p>
        );
      })}
    </fieldset>
  );
}

/**
 * Whether an order can be chosen: of what is found by words, and of what states
 * a rate. All else is shown newest first.
 */
export const showsOrder = ({ query, result }: Listing): boolean =>
  result.listed.length > 1 &&
  (query.filter.q !== undefined || result.choices('rate_from').length > 0);

/**
 * The order of a list, a part of its form that stands beside the number of
 * results.
 */
export function Order({ listing }: Props) {
  const { query, result } = listing;
  if (!showsOrder(listing)) return null;
  const hasWords = query.filter.q !== undefined;
  return (
    <p data-mdast="ignore">
      <label htmlFor="filter-sort">{t('list.order')}</label>
      <select
        id="filter-sort"
        name="sort"
        form={FORM}
        defaultValue={query.sort ?? ''}
      >
        {hasWords && <option value="">{t('list.bestMatch')}</option>}
        <option value={hasWords ? 'newest' : ''}>{t('list.newest')}</option>
        {result.choices('rate_from').length > 0 && (
          <option value="rate">{t('list.highestRate')}</option>
        )}
        <option value="start">{t('list.earliestStart')}</option>
      </select>
    </p>
  );
}

type HiddenProps = {
  readonly of: Readonly<Record<string, string | undefined>>;
  /** The names of those that have a control of their own. */
  readonly except: readonly string[];
};

/** Parameters that a form passes on unchanged. */
export const HiddenFields = ({ of, except }: HiddenProps) =>
  Object.entries(of).map(
    ([name, value]) =>
      value &&
      !except.includes(name) && (
        <input key={name} type="hidden" name={name} value={value} />
      ),
  );

/** What an address asks for that has no control in the form. */
function Kept({ listing }: Props) {
  const { filter, sort } = listing.query;
  const order = showsOrder(listing) ? undefined : sort;
  const names = ['q', ...CHOICE_NAMES];
  return (
    <p className="kept" hidden>
      <HiddenFields of={{ ...filter, sort: order }} except={names} />
    </p>
  );
}

/** The field for words. */
function Words({ listing: { query } }: Props) {
  return (
    <p className="query">
      <label htmlFor="filter-q">{t('filters.q.label')}</label>
      <input
        id="filter-q"
        name="q"
        type="search"
        defaultValue={query.filter.q}
        maxLength={MOST_TYPED}
      />
    </p>
  );
}

/**
 * Search and filters as a plain GET form, so that results have an address to
 * share; it leads to their number, below the form. On a narrow screen all but
 * the search are folded.
 */
export function FilterForm({ listing }: Props) {
  const { filter } = listing.query;
  const setIn = (names: readonly ChosenFilter[]) =>
    names.filter((name) => filter[name]).length;
  const control = (name: ChosenFilter) => {
    const Control = name === 'speaks' ? Checkboxes : Select;
    return <Control key={name} name={name} listing={listing} />;
  };
  return (
    <form
      id={FORM}
      className="filters"
      action={`${pages.openProjects.path}#count`}
      autoComplete="off"
      data-lost={t('list.lost')}
      data-again={t('list.again')}
    >
      <Words listing={listing} />
      <details>
        <summary>{t('list.filters', { set: setIn(CHOICE_NAMES) })}</summary>
        {FIRST.map(control)}
        <details className="more-filters">
          <summary>{t('list.moreFilters', { set: setIn(OTHERS) })}</summary>
          <div>{OTHERS.map(control)}</div>
        </details>
        <p className="actions">
          <button type="submit">
            {t.rich('list.show', {
              count: listing.result.listed.length,
              scripted: classed('scripted'),
              unscripted: classed('unscripted'),
            })}
          </button>
        </p>
      </details>
      <Kept listing={listing} />
    </form>
  );
}
