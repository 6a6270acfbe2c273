/** Where an embedded server keeps everything. */
export const dataFolder = (): string => process.env.DREAMLEDGER_DATA ?? '.dreamledger';
