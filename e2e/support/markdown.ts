import type { Nodes } from 'mdast';

/** A node of a markdown tree and all nodes in it, in document order. */
export const nodesOf = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];
