import {
  defaultHandlers,
  type Handle,
  type Handlers,
} from 'mdast-util-to-markdown';

// An ampersand begins a character reference only if a semicolon ends it
// (CommonMark 0.31.2 §2.5).
const NEEDLESS_ESCAPE = /\\&(?!#?\w+;)/g;

/**
 * A handler that writes addresses so that they can be followed as they stand.
 */
function withPlainAddress(handler: Handle & { readonly peek: Handle }): Handle {
  const handle: Handle = (...args) => {
    const text = handler(...args);
    const address = text.lastIndexOf('](');
    if (address === -1) return text;
    const plain = text.slice(address).replace(NEEDLESS_ESCAPE, '&');
    return `${text.slice(0, address)}${plain}`;
  };
  return Object.assign(handle, { peek: handler.peek });
}

/**
 * Handlers for links and images that don't escape `&` in addresses, because
 * many programs follow the text between the parentheses.
 */
export const plainAddresses: Pick<Handlers, 'link' | 'image'> = {
  link: withPlainAddress(defaultHandlers.link),
  image: withPlainAddress(defaultHandlers.image),
};
