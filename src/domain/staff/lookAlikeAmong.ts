/** Accounts whose name or address looks like another account's (MD-17). */

interface Names {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
}

/** Letters of other scripts, digits and signs, each with the lowercase Latin letter that it looks like. */
const twins = new Map(
  Object.entries({
    a: 'аα4@',
    b: 'вβ8',
    c: 'сς',
    d: 'ԁ',
    e: 'еεє3',
    g: 'ɡ9',
    h: 'һнΗ',
    j: 'јϳ',
    k: 'кκ',
    l: 'iіιıӏ1|!',
    m: 'мΜ',
    n: 'ոпηΝ',
    o: 'оοσօ0',
    p: 'рρ',
    q: 'ԛ',
    r: 'г',
    s: 'ѕ5$',
    t: 'тτ7',
    u: 'υսμ',
    v: 'νѵ',
    w: 'ԝω',
    x: 'хχ',
    y: 'уγүΥ',
    z: 'ᴢΖ2',
  }).flatMap(([letter, alike]) => Array.from(alike, (other) => [other, letter] as const)),
);

/** The Latin letter that a character looks like; any other character in lower case. */
const letterOf = (character: string): string => {
  const lower = character.toLowerCase();
  // Some capitals look like another letter than their lowercase forms: the Greek ν looks like v, its capital like N.
  return twins.get(character) ?? twins.get(lower) ?? lower;
};

/** A text that is the same for all texts that look alike. Accents do not count; the marks of Bengali vowels do. */
const shapeOf = (text: string): string => {
  const withoutAccents = text.normalize('NFKD').replace(/\p{Script=Inherited}/gu, '');
  const latin = Array.from(withoutAccents, letterOf).join('');
  const lettersOnly = latin.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return lettersOnly.replaceAll('rn', 'm').replaceAll('vv', 'w');
};

/**
 * Returns a function that finds the first other account of `staff` that looks like a given account. It returns the name or the
 * address in which they look alike; `undefined` for none.
 */
export const lookAlikeAmong = (staff: readonly Names[]): ((account: Names) => string | undefined) => {
  const shaped = staff.map((member) => ({
    ...member,
    nameShape: shapeOf(member.name),
    emailShape: shapeOf(member.email),
  }));
  return ({ _id, name, email }) => {
    const nameShape = shapeOf(name);
    const emailShape = shapeOf(email);
    for (const other of shaped) {
      if (other._id === _id) continue;
      if (nameShape !== '' && nameShape === other.nameShape) return other.name;
      if (emailShape !== '' && emailShape === other.emailShape) return other.email;
    }
    return undefined;
  };
};
