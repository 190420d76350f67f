import { createStore } from '../platform/store';

/** Whether a page has shown the state of the extract: then who keeps it current waits for nothing (`app/device-services.ts`). */
export const extractShown = createStore(false);
