import { constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { startupChunks } from '../compileHint.ts';

/** The other chunks of a first visit: the entry, and what is loaded once the page has started. */
const otherChunks = ['index', 'keen-slider.es', 'startIdleTasks'];
const firstVisitFiles = new RegExp(`/(${[...startupChunks, ...otherChunks].join('|')})-[\\w-]+\\.js$`);

const brotli = (quality: number) =>
  defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * Writes a `.br` and a `.gz` file beside each script, style sheet and drawing. Brotli's quality 11 takes twice as long as 10 for
 * files that are 1.8 % smaller: what a first visit loads is worth it, and a first `npm start` waits for the rest.
 */
export const compressedFiles: Plugin[] = [
  compression({ include: firstVisitFiles, algorithms: ['gzip', brotli(constants.BROTLI_MAX_QUALITY)] }),
  compression({
    include: /\.(js|css|svg)$/,
    exclude: firstVisitFiles,
    algorithms: ['gzip', brotli(10)],
    // Bytes: a smaller file would gain nothing.
    threshold: 200,
  }),
];
