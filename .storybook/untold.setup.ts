// Turns off the reports of play steps to the Interactions panel, which nobody sees in a test run: they take a fifteenth of the processor time of
// stories. Storybook reads the address for this once and early, so this comes before everything that handles plays.
history.replaceState(null, '', `${location.pathname}${location.search}&instrument=false`);
