import { workerData } from 'piscina';
import { register } from 'tsx/esm/api';

// A worker on Node 20 reads no TypeScript, whatever loaded it in the process that starts it: plain JavaScript goes first.
register();
const { default: prepare } = await import(workerData.module);
export default prepare(workerData.data);
