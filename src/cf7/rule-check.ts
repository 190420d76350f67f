import type { FieldValues } from './field-values';
import type { Rule } from './schema';

/**
 * What a rule makes of its field: does it pass?
 * @param threshold the rule's as a number; NaN, beside which every comparison fails, if it is none
 */
export type Check = (values: FieldValues, rule: Rule, threshold: number) => boolean;

/** Checks by the kind of rule. A kind that is not there is ignored (CONTRACT 8.2). */
export type Checks = Readonly<Record<string, Check>>;
