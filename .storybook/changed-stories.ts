/** Whether the story that runs has changed since the last full comparison; set by the test run. */
export const story = { isChanged: true };
