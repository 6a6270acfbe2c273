/** The arrows of docs/ARCHITECTURE.md: what may import what. Everything not allowed here is an error. */
const lib = (name) => `^libs/${name}/`;
const LIBRARY = 'libs/(?:games/[^/]+|(?!games/)[^/]+)';
const may = (from, ...to) => ({
  name: `${from}-imports-only-${to.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: lib(from), pathNot: '\\.spec\\.ts$' },
  to: { path: '^(libs|apps|test)/', pathNot: [from, ...to].map(lib).concat('^libs/[^/]+/[^/]+\\.json$') },
});

module.exports = {
  forbidden: [
    may('kernel'),
    may('people', 'kernel'),
    may('cards', 'kernel'),
    may('scenario', 'kernel', 'cards'),
    may('games', 'kernel', 'cards', 'scenario'),
    may('match', 'kernel'),
    may('tournament', 'kernel', 'match'),
    may('glicko2', 'kernel', 'tournament'),
    may('rulings', 'kernel', 'match', 'tournament'),
    may('stats', 'kernel', 'match', 'tournament'),
    may('audit', 'kernel', 'match', 'rulings'),
    may('notes', 'kernel', 'match'),
    may('node', 'kernel'),
    may('log', 'kernel', 'node'),
    may('vault', 'kernel', 'log'),
    may('engines', 'kernel', 'match', 'vault'),
    may(
      'readmodel',
      'kernel',
      'log',
      'people',
      'match',
      'tournament',
      'rulings',
      'stats',
      'audit',
      'cards',
      'games',
      'notes',
    ),
    may('contract'),
    {
      name: 'a-game-never-imports-another',
      severity: 'error',
      from: { path: '^libs/games/([^/]+)/' },
      to: { path: '^libs/games/([^/]+)/', pathNot: '^libs/games/$1/' },
    },
    {
      name: 'cli-stays-off-nest',
      severity: 'error',
      from: { path: '^apps/cli/' },
      to: { path: ['^apps/server/', '^apps/web/', '@nestjs/'] },
    },
    {
      name: 'nest-lives-in-the-server',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: 'node_modules/@nestjs/' },
    },
    {
      name: 'web-sees-the-contract-and-ring-1',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: ['^libs/(log|vault|readmodel|node|engines)/', '^apps/(server|cli)/'] },
    },
    {
      name: 'ring-1-takes-only-noble',
      severity: 'error',
      from: {
        path: '^libs/(kernel|people|cards|scenario|games|match|tournament|rulings|stats|audit|notes)/',
        pathNot: '\\.spec\\.ts$',
      },
      to: { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core'], pathNot: 'node_modules/@noble/' },
    },
    {
      name: 'a-library-is-entered-by-its-index',
      severity: 'error',
      from: { path: `^(${LIBRARY}|apps|test)/` },
      to: { path: `^${LIBRARY}/(?!index\\.ts$)`, pathNot: ['^$1/', '\\.(json|graphql)$', '^libs/contract/'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'product-never-imports-tests',
      severity: 'error',
      from: { path: '^(libs|apps)/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^test/' },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^[./]*/dist/' } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'types', 'default'],
      exportsFields: ['exports'],
    },
  },
};
