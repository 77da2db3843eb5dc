import { hasOneName, valueText } from '@/lib/components/filter-texts.ts';
import { t } from '@/lib/content/messages.ts';
import {
  CHOICE_NAMES,
  type ChoiceName,
  FILTER_NAMES,
  type FilterName,
} from '@/lib/filters.ts';
import { pages } from '@/lib/routes/pages.ts';
import { MOST_TYPED } from '@/lib/search/filter-values.ts';
import type { Listing } from '@/lib/search/listing.ts';

/** The id of the form. */
const FORM = 'filters';

/** The filters in view on a wide screen. The others are behind “More”. */
const FIRST: readonly ChoiceName[] = [
  'location',
  'remote',
  'part_time',
  'rate_from',
];
const OTHERS = CHOICE_NAMES.filter((name) => !FIRST.includes(name));

type Props = { readonly listing: Listing };

/**
 * What the control of a filter shows: its value, or the first one and how many
 * more there are; nothing of what is left out, such as a language that somebody
 * doesn’t speak. The `rest` is what no control shows.
 */
export function shownValue({ query, result }: Listing, name: FilterName) {
  const value = query.filter[name] ?? '';
  const { values = [] } = result.applied.find((one) => one.name === name) ?? {};
  const [first, ...more] = values;
  // Some values have a name together, such as “On site”.
  if (name === 'q' || (name === 'remote' && hasOneName(value)))
    return { value, label: value && valueText(name, value), rest: [] };
  const isShown =
    CHOICE_NAMES.some((one) => one === name) && !value.startsWith('-');
  if (first === undefined || !isShown)
    return { value, label: '', rest: values };
  const label = valueText(name, first.value);
  return {
    value,
    label: more.length > 0 ? `${label} +${more.length}` : label,
    rest: more,
  };
}

function Select({ name, listing }: Props & { readonly name: ChoiceName }) {
  const choices = listing.result.choices(name).map((choice) => ({
    ...choice,
    label: valueText(name, choice.value),
  }));
  const { value, label } = shownValue(listing, name);
  const more = choices.flatMap((choice) =>
    choice.added ? [{ label: choice.label, ...choice.added }] : [],
  );
  const any = t('list.any');
  return (
    <p>
      <label htmlFor={`filter-${name}`}>{t(`filters.${name}.label`)}</label>
      <select id={`filter-${name}`} name={name} defaultValue={value}>
        {(value === '' || label !== '') && <option value="">{any}</option>}
        {value !== '' && <option value={value}>{label || any}</option>}
        {choices
          .filter((choice) => choice.value !== value)
          .map((choice) => (
            <option key={choice.value} value={choice.value}>
              {t('list.choice', { choice: choice.label, count: choice.count })}
            </option>
          ))}
        {more.length > 0 && (
          <optgroup label={`${label} …`}>
            {more.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {t('list.orChoice', {
                  choice: choice.label,
                  count: choice.count,
                })}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </p>
  );
}

/**
 * Whether an order can be chosen: of what is found by words, and of what pays a
 * rate. All else is shown newest first.
 */
export const showsOrder = ({ query: { filter } }: Listing): boolean =>
  filter.q !== undefined || filter.rate_from !== undefined;

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
      </select>
    </p>
  );
}

/**
 * Search and filters as a plain GET form, so that results have an address to
 * share; it leads to their number, below the form. On a narrow screen all but
 * the search are folded.
 */
export function FilterForm({ listing }: Props) {
  const { query, result } = listing;
  const { filter, sort } = query;
  const shown: readonly FilterName[] = ['q', ...CHOICE_NAMES];
  // What an address asks for, and has no control, is kept.
  const kept = FILTER_NAMES.flatMap((name) =>
    filter[name] && !shown.includes(name) ? [[name, filter[name]]] : [],
  );
  if (sort !== undefined && !showsOrder(listing)) kept.push(['sort', sort]);
  const setIn = (names: readonly ChoiceName[]) =>
    names.filter((name) => filter[name] !== undefined).length;
  const control = (name: ChoiceName) => (
    <Select key={name} name={name} listing={listing} />
  );
  return (
    <form
      id={FORM}
      className="filters"
      action={`${pages.openProjects.path}#count`}
      autoComplete="off"
      data-lost={t('list.lost')}
      data-again={t('list.again')}
    >
      <p className="query">
        <label htmlFor="filter-q">{t('filters.q.label')}</label>
        <input
          id="filter-q"
          name="q"
          type="search"
          defaultValue={filter.q ?? ''}
          maxLength={MOST_TYPED}
        />
      </p>
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
              count: result.listed.length,
              scripted: (chunks) => <span className="scripted">{chunks}</span>,
              unscripted: (chunks) => (
                <span className="unscripted">{chunks}</span>
              ),
            })}
          </button>
        </p>
      </details>
      <p id="kept" hidden>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </p>
    </form>
  );
}
