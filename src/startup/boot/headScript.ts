/*
 * Runs in the page's head, before anything is painted. README.md describes the whole first second of a visit.
 */
import { bootstrap } from './bootstrap';

bootstrap();
