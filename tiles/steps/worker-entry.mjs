import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// A worker on Node 20 reads no TypeScript, whatever loaded it in the process that starts it: plain JavaScript goes first.
register();
await import(workerData.module);
