/** What `npm run lab -- mutants` plants, and in what. */
export default {
  // Code in which a wrong operator could cost a player money or an account.
  mutate: [
    'src/net/**/*.ts',
    'src/api/money/*.ts',
    'src/features/{session,cashier,wallet,protection,security}/**/*.ts',
    'sw/**/*.ts',
    '!**/*.{test,testing,d}.ts',
  ],
  mutator: {
    // Only faults of one operator are left: a missing text or block shows in another way.
    excludedMutations: [
      'ArrayDeclaration',
      'ArrowFunction',
      'AssignmentOperator',
      'BlockStatement',
      'ConditionalExpression',
      'MethodExpression',
      'ObjectLiteral',
      'OptionalChaining',
      'Regex',
      'StringLiteral',
      'UnaryOperator',
      'UpdateOperator',
    ],
  },
  thresholds: { high: 99, low: 95, break: 90 },
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.ts', pool: 'forks' },
  coverageAnalysis: 'perTest',
  dryRunTimeoutMinutes: 60,
  reporters: ['clear-text', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, skipFull: true },
  htmlReporter: { fileName: 'reports/mutants.html' },
  tempDirName: 'reports/.mutants',
  cleanTempDir: 'always',
  // Stryker would rewrite paths in it with a programming interface that TypeScript 7 does not have.
  tsconfigFile: '',
  disableTypeChecks: false,
}
