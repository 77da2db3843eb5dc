import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactNode,
} from 'react';

// React can't prerender a page that has a client component where route handlers
// run: it sees only a reference, and refuses to call it. So those components
// are taken out before.

type Props = {
  readonly children?: ReactNode;
  readonly href?: unknown;
  readonly src?: unknown;
  readonly alt?: unknown;
  readonly 'data-mdast'?: unknown;
};
type Component = (props: Props) => ReactNode;

/**
 * Content that only markdown has, such as a shorter form of what people see.
 * {@link withoutClient} shows it there.
 */
export function MarkdownOnly(_: { readonly children: ReactNode }): ReactNode {
  return null;
}

const CLIENT_REFERENCE = Symbol.for('react.client.reference');

/** Runs a server component, and takes client components out of its result. */
function ServerComponent({ of, props }: { of: Component; props: Props }) {
  return withoutClient(of(props));
}

/**
 * What markdown can show of a client component: its children, inside a link if
 * it has an address as `next/link` has, or an image as `next/image` has.
 */
function contentOf({ href, src, alt, children }: Props): ReactNode {
  const content = withoutClient(children);
  if (typeof href === 'string') {
    return <a href={href}>{content}</a>;
  }
  // An imported file is an object with its address.
  const file = src as { src?: string } | undefined;
  const address = file?.src ?? src;
  if (typeof address !== 'string' || typeof alt !== 'string') {
    return content;
  }
  // biome-ignore lint/performance/noImgElement: this is converted to markdown, which has only plain images
  return <img src={address} alt={alt} />;
}

/**
 * A tree as markdown shows it: without client components and what is marked as
 * purely visual, and with what is {@link MarkdownOnly}.
 */
export function withoutClient(node: ReactNode): ReactNode {
  if (node instanceof Promise) return node.then(withoutClient);
  // Children that are passed one by one need no keys.
  if (Array.isArray(node)) {
    const children = node.map(withoutClient);
    return createElement(Fragment, null, ...children);
  }
  if (!isValidElement<Props>(node)) return node;
  const { type, props } = node;
  if (props['data-mdast'] === 'ignore') return null;
  if (type === MarkdownOnly) return withoutClient(props.children);
  const { $$typeof } = type as { $$typeof?: symbol };
  if ($$typeof === CLIENT_REFERENCE) return contentOf(props);
  if (typeof type === 'function') {
    return <ServerComponent of={type as Component} props={props} />;
  }
  const children = withoutClient(props.children);
  return cloneElement(node, undefined, children);
}
