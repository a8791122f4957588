import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutForm } from '../../src/build/plugins/noRouterForm.ts';

const folder = 'node_modules/react-router/dist/production';

it("the plugin takes the name off React Router's Form, so that a first visit does without it", () => {
  const modules = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const withForm = modules.find((code) => code.includes('var Form = ')) ?? '';
  const code = withoutForm(withForm);
  expect(code).toContain('var Form = /* @__PURE__ */');
  expect(code).not.toContain('Form.displayName = "Form"');
});
