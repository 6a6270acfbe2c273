import { type KeptText, keptTexts, type LogRecord } from '#kernel';

/** What these records refer to of what people said and wrote, which is kept outside the log. */
export const keptTextsIn = (records: readonly LogRecord[]): readonly KeptText[] =>
  records.flatMap(({ events }) => events.flatMap(({ data }) => keptTexts(data)));
