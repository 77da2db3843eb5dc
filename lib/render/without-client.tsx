import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

type Props = Readonly<Record<string, unknown>> & {
  readonly children?: ReactNode;
};
type Component = (props: Props) => ReactNode | Promise<ReactNode>;

/**
 * Content that only markdown has, such as a shorter form of what people see.
 * {@link withoutClient} shows it there.
 */
export function MarkdownOnly(_: { readonly children: ReactNode }): ReactNode {
  return null;
}

const CLIENT_REFERENCE = Symbol.for('react.client.reference');

const isClientComponent = (type: unknown) =>
  (typeof type === 'function' || typeof type === 'object') &&
  type !== null &&
  (type as { $$typeof?: symbol }).$$typeof === CLIENT_REFERENCE;

/**
 * Runs a server component and removes the client components from its output.
 */
function ServerComponent({
  of,
  props,
}: {
  of: Component;
  props: Props;
}): ReactNode | Promise<ReactNode> {
  const node = of(props);
  return node instanceof Promise
    ? node.then(withoutClient)
    : withoutClient(node);
}

/**
 * The content passed to a client component: its children, inside the link or
 * image described by its props.
 */
function contentOf({ href, src, alt, children }: Props): ReactNode {
  const content = withoutClient(children);
  if (typeof href === 'string') return <a href={href}>{content}</a>;
  const address =
    typeof src === 'object' && src !== null && 'src' in src ? src.src : src;
  if (typeof address !== 'string' || typeof alt !== 'string') return content;
  // biome-ignore lint/performance/noImgElement: this is converted to markdown, which has only plain images
  return <img src={address} alt={alt} />;
}

function elementWithoutClient(element: ReactElement<Props>): ReactNode {
  const { type, props, key } = element;
  // Purely visual, so it would be dropped from the markdown anyway, after
  // rendering and parsing.
  if (props['data-mdast'] === 'ignore') return null;
  if (type === MarkdownOnly)
    return <Fragment key={key}>{withoutClient(props.children)}</Fragment>;
  if (isClientComponent(type))
    return <Fragment key={key}>{contentOf(props)}</Fragment>;
  if (typeof type === 'function')
    return <ServerComponent key={key} of={type as Component} props={props} />;
  const content = withoutClient(props.children);
  return content === props.children
    ? element
    : cloneElement(element, undefined, content);
}

function listWithoutClient(nodes: readonly ReactNode[]): ReactNode {
  const converted = nodes.map(withoutClient);
  // Children that are passed one by one need no keys.
  return converted.some((node, at) => node !== nodes[at])
    ? createElement(Fragment, null, ...converted)
    : nodes;
}

/**
 * A tree as markdown shows it. Each client component is replaced by the content
 * that was passed to it, because React refuses to run those on the server;
 * server components run as usual.
 */
export function withoutClient(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return listWithoutClient(node);
  if (node instanceof Promise) return node.then(withoutClient);
  return isValidElement<Props>(node) ? elementWithoutClient(node) : node;
}
