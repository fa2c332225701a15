import { createRequire } from 'node:module';
import { compileForNode } from '../../../tooling/compileForNode.js';

const require = createRequire(import.meta.url);
const options = require('../../../webpack.config.js')({}, { mode: 'production' });

// Runs the bundle's command from the current sources. Without an argument it checks the bundle in dist.
const command = await compileForNode(options, { entry: 'tools/deploy/check.ts', rules: [options.module.rules[0]] });
if (!process.argv.slice(2).some((argument) => !argument.startsWith('-'))) process.argv.push('dist');
require(command);
