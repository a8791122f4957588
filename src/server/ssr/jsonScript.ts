/** JSON that cannot close the script element around it. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A script element that holds JSON; the attributes are HTML. */
export const jsonScript = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${scriptJson(value)}</script>`;
