import { buildOther, otherBuilds } from './other-build';

/** Builds all that browser tests need beside `dist`, one after the other. */
for (const name of Object.keys(otherBuilds) as (keyof typeof otherBuilds)[]) await buildOther(name);
