/** The type of a message without its words. */
type AnyWords<Message> = Message extends string
  ? string
  : Message extends (...values: infer Values) => infer Result
    ? (...values: Values) => Result extends string ? string : Result
    : { readonly [Key in keyof Message]: AnyWords<Message[Key]> };

/**
 * Refuses to compile where a module of translations lacks a message of the English one, has another kind of message in
 * its place, or one that the English module does not have. Each module of `bn` ends with it.
 */
export type Matches<
  English,
  Translated extends AnyWords<English> & Record<Exclude<keyof Translated, keyof English>, never>,
> = Translated;
