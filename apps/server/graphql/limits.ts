import {
  type ASTNode,
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** What one document may hold. Depth, aliases and directives count a fragment's content each time it is spread. */
export const LIMITS = {
  characters: 15_000,
  tokens: 1_000,
  depth: 10,
  introspection: 15,
  aliases: 15,
  directives: 10,
} as const;

type Size = Readonly<Record<'depth' | 'introspection' | 'aliases' | 'directives', number>>;

const NOTHING: Size = { depth: 0, introspection: 0, aliases: 0, directives: 0 };

const NAMES: Readonly<Record<keyof Size, readonly [what: string, remedy: string]>> = {
  depth: ['levels of fields', 'Ask for the inner objects by `node` in a second request.'],
  introspection: ['levels of introspection', 'The introspection query of the usual libraries fits.'],
  aliases: ['aliases', 'Use `nodes(ids:)` for many objects, or send several requests.'],
  directives: ['directives', 'Leave out the fields you do not need.'],
};

/** A validation rule that holds every operation to the limits, however its fragments are named and nested. */
export function limitsRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document) {
      const sizeOf = measuring((name) => context.getFragment(name) ?? null);
      for (const definition of document.definitions) {
        if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
        const size = sizeOf(definition.selectionSet, definition.directives?.length ?? 0);
        for (const limit of Object.keys(NAMES) as readonly (keyof Size)[]) {
          if (size[limit] > LIMITS[limit]) context.reportError(tooMuch(limit, size[limit], definition));
        }
      }
    },
  };
}

function tooMuch(limit: keyof Size, asked: number, node: ASTNode): GraphQLError {
  const allowed = LIMITS[limit];
  const [what, remedy] = NAMES[limit];
  return new GraphQLError(
    `This operation has ${asked} ${what}, fragments spread out; ${allowed} are allowed. ${remedy}`,
    {
      nodes: node,
      extensions: { code: 'LIMIT_EXCEEDED', limit, asked, allowed },
    },
  );
}

/** Each fragment is measured once; inside itself it counts as nothing, since another rule refuses such a circle. */
function measuring(
  fragment: (name: string) => FragmentDefinitionNode | null,
): (set: SelectionSetNode, directives: number) => Size {
  const known = new Map<string, Size>();

  const ofFragment = (name: string): Size => {
    const found = known.get(name);
    if (found !== undefined) return found;
    known.set(name, NOTHING);
    const definition = fragment(name);
    const size = definition === null ? NOTHING : ofSet(definition.selectionSet, definition.directives?.length ?? 0);
    known.set(name, size);
    return size;
  };

  const ofSelection = (selection: SelectionNode): Size => {
    const directives = selection.directives?.length ?? 0;
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      return beside({ ...NOTHING, directives }, ofFragment(selection.name.value));
    const inner = selection.selectionSet === undefined ? NOTHING : ofSet(selection.selectionSet, 0);
    if (selection.kind === Kind.INLINE_FRAGMENT) return beside({ ...NOTHING, directives }, inner);
    return below(selection.name.value, beside({ ...NOTHING, directives, aliases: selection.alias ? 1 : 0 }, inner));
  };

  const ofSet = (set: SelectionSetNode, directives: number): Size =>
    set.selections.reduce((size, selection) => beside(size, ofSelection(selection)), { ...NOTHING, directives });

  return ofSet;
}

function beside(a: Size, b: Size): Size {
  return {
    depth: Math.max(a.depth, b.depth),
    introspection: Math.max(a.introspection, b.introspection),
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
  };
}

/** Introspection is deeper by nature and has a limit of its own: what lies below `__schema` or `__type` moves there. */
function below(field: string, inner: Size): Size {
  if (field === '__schema' || field === '__type') {
    return { ...inner, depth: 1, introspection: Math.max(inner.depth, inner.introspection) + 1 };
  }
  return { ...inner, depth: inner.depth + 1 };
}
