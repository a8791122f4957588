import { escapeHtml } from '../http/security/escapeHtml.ts';

/** Writes XML. */

/** The characters that XML 1.0 forbids, such as lone surrogates, and the control characters that it only discourages. */
const forbidden = /[^\t\n\r\u{20}-\u{7e}\u{a0}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** The text without the characters that a document must not hold, not even as references such as `&#0;`. */
export const withoutForbidden = (text: string): string => text.replace(forbidden, '');

/** The text for an element or a quoted attribute; HTML and XML escape the same characters. */
export const escapeXml = (text: string): string => escapeHtml(withoutForbidden(text));

/** An element; `content` is XML already. */
export const element = (name: string, content: string): string => `<${name}>${content}</${name}>`;

/** An element whose content is text, which is escaped. */
export const textElement = (name: string, text: string): string => element(name, escapeXml(text));
