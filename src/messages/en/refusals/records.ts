/** About the records of a machine (CARD-9). */
export const records = {
  thisIsNoJson: 'This is no JSON.',
  thisIsNoRecord: 'This is no record.',
  thereIsNoMachine: 'There is no machine "{0}".',
  theRecordIsOfVersion: 'The record is of version {0} of {1}; this shop has version {2}.',
  theRecordHasNoListOfEvents: 'The record has no list of events.',
  atTheStart: 'Start: {0}',
  atAStep: 'Step {0}: {1}',
  atANamedStep: 'Step {0} ({1}): {2}',
  thisIsNoEvent: 'this is no event.',
  theEventHasNoTime: 'the event has no time.',
  hasNoEvent: '{0} has no event "{1}".',
  hasNoState: '{0} has no state "{1}".',
  nobodyHasTheRole: 'nobody has the role "{0}".',
  refusedIn: 'refused in {0}.',
  refusedInBecause: 'refused in {0}: {1}',
} as const;
