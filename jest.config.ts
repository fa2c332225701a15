/** @jest-config-loader-options {"transpileOnly": true, "compilerOptions": {"module": "CommonJS", "moduleResolution": "node10", "ignoreDeprecations": "6.0", "verbatimModuleSyntax": false}} */
import type { Config } from 'jest';

/** Dependencies of msw that are ES modules only. Jest runs CommonJS, so they must be compiled too. */
const ES_MODULES_IN_MSW = '(rettime|until-async|@open-draft/deferred-promise)';

const commonJs = {
  module: 'CommonJS',
  moduleResolution: 'node10',
  ignoreDeprecations: '6.0',
  verbatimModuleSyntax: false,
};

const config: Config = {
  // By default Jest leaves one core free.
  maxWorkers: '100%',
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: ['<rootDir>/__tests__/unit/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/__tests__/support/cssModule.ts',
    '\\.css$': '<rootDir>/__tests__/support/cssModule.ts',
    '\\.woff2$': '<rootDir>/__tests__/support/fontFile.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@tools/(.*)$': '<rootDir>/tools/$1',
    '^@tests/(.*)$': '<rootDir>/__tests__/support/$1',
  },
  transform: {
    '^.+\\.tsx?$': ['ts-jest', { tsconfig: '__tests__/tsconfig.json', diagnostics: false }],
    [`/node_modules/${ES_MODULES_IN_MSW}/.+\\.m?js$`]: [
      'ts-jest',
      { tsconfig: { allowJs: true, target: 'ES2022', isolatedModules: true, ...commonJs }, diagnostics: false },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!${ES_MODULES_IN_MSW}/)`],
  restoreMocks: true,
  // The timeout allows for a busy machine. With `FC_RUNS`, properties run on many more cases.
  testTimeout: process.env.FC_RUNS === undefined ? 20_000 : 200_000,
};

export default config;
