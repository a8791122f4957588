/**
 * Answers that everybody gets alike, each made once for all who ask within a second. A change made through
 * this process forgets them at once; one made through another is seen at the latest a second later.
 */

export interface SharedAnswer {
  /** JSON. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string | number>>;
}

export interface SharedAnswers {
  /** The answer under this name, made anew where there is none; what could not be made is not kept. */
  give(name: string, make: () => Promise<SharedAnswer>): Promise<SharedAnswer>;
  forget(): void;
}

interface Kept {
  readonly answer: Promise<SharedAnswer>;
  readonly until: number;
}

const keptFor = 1000;
// Some 30 KB each.
const most = 200;

/** `clock` gives milliseconds. */
export const shareAnswers = (clock: () => number = () => performance.now()): SharedAnswers => {
  let kept = new Map<string, Kept>();
  return {
    give: (name, make) => {
      const found = kept.get(name);
      if (found !== undefined && clock() < found.until) return found.answer;
      const here = kept;
      if (here.size >= most) here.clear();
      const answer = make();
      here.set(name, { answer, until: clock() + keptFor });
      // An answer that was forgotten meanwhile stands in a map that nobody reads any more.
      answer.catch(() => here.delete(name));
      return answer;
    },
    forget: () => {
      kept = new Map();
    },
  };
};
