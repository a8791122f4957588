/** Messages that all forms of the dashboard share. */
export const formMessages = {
  leaveQuestion: {
    title: 'Leave without saving?',
    text: 'What you filled in here is not saved and will be lost.',
    yes: 'Leave',
    no: 'Stay',
  },
} as const;
