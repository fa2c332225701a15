import { createRequire } from 'node:module';
import { compileForNode } from './compileForNode.js';

const require = createRequire(import.meta.url);
const options = require('../webpack.config.js')({}, { mode: 'production' });

// The command of the bundle, from the sources as they are; without a place it looks at the bundle in dist.
const command = await compileForNode(options, { entry: 'src/deploy/check.ts', rules: [options.module.rules[0]] });
if (!process.argv.slice(2).some((argument) => !argument.startsWith('-'))) process.argv.push('dist');
require(command);
