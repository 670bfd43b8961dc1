/** What time it is: passed in, so that tests choose it. */
export type Clock = () => Date;
