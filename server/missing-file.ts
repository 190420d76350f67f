import { errorCode } from '../src/platform/errors.ts';

/** For `catch`: the value in place of a file or folder that is not there; any other failure goes on. */
export function orIfMissing<Value>(value: Value): (error: unknown) => Value {
	return (error) => {
		if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return value;
		throw error;
	};
}
