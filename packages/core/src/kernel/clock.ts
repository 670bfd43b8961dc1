/** The current time, passed in so that tests choose it. */
export type Clock = () => Date;
