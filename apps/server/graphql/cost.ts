import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type DocumentNode,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql';

/** What a request costs in points, its most expensive list, and what a row costs of lists of a length that only the answer shows. */
export interface Bill {
  readonly cost: number;
  readonly heaviest: ListAsked | null;
  readonly rows: Rows;
}

type Rows = ReadonlyMap<OwnLength, number>;

interface ListAsked {
  readonly path: string;
  /** The argument that says how many. */
  readonly by: string;
  readonly many: number;
  readonly each: number;
}

export type Variables = Readonly<Record<string, unknown>>;

/** Fields that are more work than looking at an object, which costs 1, or much less. Single values cost nothing. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'ListedMatch.match': 10,
  'ListedTournament.tournament': 10,
  'Tournament.correctionPreview': 50,
  'Tournament.whyAbove': 20,
  // A hundred rows take 5 ms, and a page of them is asked for at every result.
  'Tournament.standings': 0.1,
  'TournamentStandings.rows': 0.05,
  'StandingRow.entrant': 0.05,
  'StandingRow.tieBreaks': 0.05,
  'Match.facts': 5,
  'Match.whyNot': 10,
  'Match.trace': 10,
  'DisputeCase.board': 10,
  'Query.replay': 20,
  'ReplayFrame.facts': 0,
  'ReplayFact.rule': 0,
  'ReplayFrame.clocks': 0,
  'Statistics.headToHead': 20,
  'Statistics.tournament': 50,
  'PlayerStatistics.overall': 20,
  'Selection.overall': 20,
};
/** Lists that take no number, of thousands of rows in a large tournament: a row is so much of what an object with its fields is. */
const ROWS = {
  'Tournament.ranking': 0.04,
  'Tournament.bracketPlaces': 0.04,
  'TournamentRound.tables': 0.04,
  'CrossTableRow.cells': 0.04,
} as const satisfies Readonly<Record<string, number>>;
export type OwnLength = keyof typeof ROWS;
const isOfOwnLength = (place: string): place is OwnLength => Object.hasOwn(ROWS, place);

/** Lists of which a short part is as much work as all: so much is added. */
const COUNTED: Readonly<Record<string, number>> = {
  'Query.search': 20,
  'Statistics.matchUps': 50,
  'PlayerStatistics.figures': 20,
  'PlayerStatistics.cards': 50,
  'Selection.matchUps': 50,
  'Selection.figures': 20,
  'Selection.cards': 50,
  'TournamentStatistics.figures': 20,
  'TournamentStatistics.cards': 50,
};
/** Arguments that are work of their own wherever they say something, however short the list: so much is added. */
const ASKED: Readonly<Record<string, number>> = {
  'Tournament.standings(asOf)': 200,
};
const MUTATION = 10;
/** The whole schema takes as long as that. */
const INTROSPECTION: Readonly<Record<string, number>> = { __schema: 50, __type: 1 };
const MOST = 100;
const ROUNDING = 1e-9;

/** The price of an operation: each object 1, or its weight, times the lengths of the lists it stands in. */
export function pricing(
  schema: GraphQLSchema,
): (document: DocumentNode, operation: OperationDefinitionNode, variables: Variables) => Bill {
  const constant = new WeakMap<OperationDefinitionNode, Bill>();
  return (document, operation, variables) => {
    const known = constant.get(operation);
    if (known !== undefined) return known;
    const walk = new Walk(schema, document, operation, variables);
    const bill = walk.bill();
    if (!walk.lookedAtVariables) constant.set(operation, bill);
    return bill;
  };
}

class Walk {
  lookedAtVariables = false;
  private readonly fragments = new Map<string, number>();
  private readonly rows = new Map<OwnLength, number>();
  private heaviest: ListAsked | null = null;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
    private readonly variables: Variables,
  ) {}

  bill(): Bill {
    const root = this.schema.getRootType(this.operation.operation);
    const cost = root === undefined || root === null ? 0 : this.ofSet(this.operation.selectionSet, root, '');
    // Who watches pays once, when they begin.
    const rows = this.operation.operation === OperationTypeNode.SUBSCRIPTION ? new Map<OwnLength, number>() : this.rows;
    return { cost: Math.max(1, Math.ceil(cost - ROUNDING)), heaviest: this.heaviest, rows };
  }

  private ofSet(set: SelectionSetNode, type: GraphQLCompositeType, path: string): number {
    let cost = 0;
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) cost += this.ofField(selection, type, path);
      else if (selection.kind === Kind.FRAGMENT_SPREAD) cost += this.ofFragment(selection.name.value, path);
      else cost += this.ofSet(selection.selectionSet, this.narrowed(selection.typeCondition?.name.value) ?? type, path);
    }
    return cost;
  }

  /** Once a fragment, however often it is spread; a circle counts as nothing, validation refuses it. */
  private ofFragment(name: string, path: string): number {
    const known = this.fragments.get(name);
    if (known !== undefined) return known;
    this.fragments.set(name, 0);
    const definition = this.document.definitions.find(
      (one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name,
    );
    const type = this.narrowed(definition?.typeCondition.name.value);
    const cost = definition === undefined || type === null ? 0 : this.ofSet(definition.selectionSet, type, path);
    this.fragments.set(name, cost);
    return cost;
  }

  private ofField(field: FieldNode, type: GraphQLCompositeType, path: string): number {
    const name = field.name.value;
    const definition = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    const result = definition && getNamedType(definition.type);
    if (result === undefined || !isCompositeType(result)) return INTROSPECTION[name] ?? 0;
    const here = path === '' ? name : `${path}.${name}`;
    const place = `${type.name}.${name}`;
    const weight = type === this.schema.getMutationType() ? MUTATION : (WEIGHTS[place] ?? 1);
    const inner = field.selectionSet === undefined ? 0 : this.ofSet(field.selectionSet, result, here);
    if (isOfOwnLength(place)) this.noteRows(place, ROWS[place] * (1 + inner));
    const asked = this.ofArguments(field, place);
    const list = this.listAsked(field, definition);
    if (list === null) return weight + inner + asked;
    const each = weight + inner;
    if (this.heaviest === null || list.many * each > this.heaviest.many * this.heaviest.each)
      this.heaviest = { path: here, each, ...list };
    return list.many * each + (COUNTED[place] ?? 0) + asked;
  }

  private noteRows(place: OwnLength, each: number): void {
    this.rows.set(place, Math.max(this.rows.get(place) ?? 0, each));
  }

  private ofArguments({ arguments: given = [] }: FieldNode, place: string): number {
    return given.reduce((sum, { name, value }) => {
      const more = ASKED[`${place}(${name.value})`] ?? 0;
      return more > 0 && this.saysSomething(value) ? sum + more : sum;
    }, 0);
  }

  private saysSomething(value: ValueNode): boolean {
    if (value.kind !== Kind.VARIABLE) return value.kind !== Kind.NULL;
    this.lookedAtVariables = true;
    const name = value.name.value;
    if (Object.hasOwn(this.variables, name)) return this.variables[name] !== null;
    const { defaultValue } = this.definitionOf(name) ?? {};
    return defaultValue !== undefined && defaultValue.kind !== Kind.NULL;
  }

  private definitionOf(name: string): VariableDefinitionNode | undefined {
    return this.operation.variableDefinitions?.find((one) => one.variable.name.value === name);
  }

  private listAsked(
    field: FieldNode,
    definition: GraphQLField<unknown, unknown> | undefined,
  ): { readonly by: string; readonly many: number } | null {
    for (const argument of field.arguments ?? []) {
      const by = argument.name.value;
      if (by === 'first' || by === 'last') return { by, many: bounded(this.valueOf(argument.value)) };
      if (by === 'ids') return { by, many: bounded(lengthOf(argument.value, this.valueOf(argument.value))) };
    }
    const unsaid = definition?.args.find(({ name, defaultValue }) => name === 'first' && defaultValue !== undefined);
    return unsaid === undefined ? null : { by: unsaid.name, many: bounded(unsaid.defaultValue) };
  }

  private valueOf(value: ValueNode): unknown {
    if (value.kind === Kind.INT) return Number(value.value);
    if (value.kind !== Kind.VARIABLE) return undefined;
    this.lookedAtVariables = true;
    const name = value.name.value;
    if (Object.hasOwn(this.variables, name)) return this.variables[name];
    const definition = this.definitionOf(name);
    return definition?.defaultValue?.kind === Kind.INT ? Number(definition.defaultValue.value) : undefined;
  }

  private narrowed(name: string | undefined): GraphQLCompositeType | null {
    if (name === undefined) return null;
    const type = this.schema.getType(name);
    return isCompositeType(type) ? type : null;
  }
}

const lengthOf = (node: ValueNode, value: unknown): unknown =>
  node.kind === Kind.LIST ? node.values.length : Array.isArray(value) ? value.length : undefined;

/** What can't be read counts as the longest list there may be. */
const bounded = (asked: unknown): number =>
  typeof asked === 'number' && Number.isInteger(asked) && asked >= 0 ? Math.min(asked, MOST) : MOST;

/** Says what was asked, what is allowed, which field it is, and how to shrink it. */
export function tooExpensive({ cost, heaviest }: Bill, allowed: number): GraphQLError {
  const extensions = {
    code: 'COST_EXCEEDED',
    asked: cost,
    allowed,
    field: heaviest?.path ?? null,
    http: { status: 400 },
  };
  return new GraphQLError(
    `This request costs ${cost} points; ${allowed} are allowed. ${shrinking(cost, heaviest, allowed)}`,
    { extensions },
  );
}

function shrinking(cost: number, heaviest: ListAsked | null, allowed: number): string {
  if (heaviest === null) return 'Send it as several requests with fewer fields each.';
  const { path, by, many, each } = heaviest;
  const fits = Math.floor((allowed - (cost - many * each)) / each);
  const most = `Most of it is \`${path}\`, ${by === 'ids' ? `${many} ids` : `${by}: ${many}`} at ${each} points each`;
  if (fits < 1) return `${most}: leave out fields below it, or send it as several requests.`;
  return `${most}: ${by === 'ids' ? `${fits} ids` : `${by}: ${fits}`} would fit, or leave out fields below it.`;
}
