import { createRequire } from 'node:module';

/**
 * Node loads this before firebase-tools in the emulator's process. The emulator compiles the schemas of all its calls
 * when it starts, which takes four fifths of the start's processor time, and the shop makes a few of the calls. With
 * this option of its router each schema is compiled at the first call that needs it. The file is JavaScript because
 * that process has no TypeScript loader.
 */

const fromTools = createRequire(createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js'));
/** @type {{ middleware: (document: object, options: object) => Promise<unknown> }} */
const exegesis = fromTools('exegesis-express');
const { middleware } = exegesis;

exegesis.middleware = (document, options) =>
  middleware(document, { ...options, lazyCompileValidationSchemas: true });
