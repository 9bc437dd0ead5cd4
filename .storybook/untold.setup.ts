// Every step of a play is told to the panel of its interactions, which nobody sees in a run of tests: a fifteenth of the processor that
// stories take. Storybook asks the address about it, once and early, so this comes before all that has to do with plays.
history.replaceState(null, '', `${location.pathname}${location.search}&instrument=false`);
