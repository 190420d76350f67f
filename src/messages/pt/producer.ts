/** What a call costs, as the law has it said beside the number. */
export const phoneNote = 'chamada para a rede fixa nacional';

/** With a word joiner: a line may end after an en dash. */
export const openingHours = 'Segunda\u00a0a\u00a0sábado, 10h–\u206018h';
