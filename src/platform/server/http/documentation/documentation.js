// Shows openapi.json. Texts become text nodes, never markup.

const made = (name, attributes, ...children) => {
  const element = Object.assign(document.createElement(name), attributes);
  element.append(...children);
  return element;
};
const code = (text) => made('code', {}, text);
const quiet = (text) => made('span', { className: 'quiet' }, text);

/** What kind of value, in a few words: `string`, `integer 1 to 200`, `one of a, b`. */
function kindOf(schema) {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(kindOf).join(' or ');
  if (schema.type === 'array') return `list of ${kindOf(schema.items ?? {})}`;
  const bounds = [
    [schema.minimum ?? schema.minLength ?? schema.minItems, 'at least'],
    [schema.maximum ?? schema.maxLength ?? schema.maxItems, 'at most'],
  ].filter(([bound]) => bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER);
  const kind = schema.format ?? schema.type ?? 'anything';
  return [kind, ...bounds.map(([bound, word]) => `${word} ${bound}`)].join(', ');
}

/** The fields inside a value, however deep. */
function fieldsOf(schema) {
  const inner =
    schema.items ?? (schema.anyOf ?? schema.oneOf)?.find(({ properties }) => properties) ?? schema;
  if (inner !== schema && !inner.properties) return fieldsOf(inner);
  const entries = Object.entries(inner.properties ?? {});
  if (entries.length === 0) return undefined;
  const items = entries.map(([name, field]) => {
    const needed = inner.required?.includes(name) ? '' : ', optional';
    const parts = [
      code(name),
      ' ',
      quiet(`${kindOf(field)}${needed}${field.description ? `. ${field.description}` : ''}`),
    ];
    const within = fieldsOf(field);
    return made('li', {}, ...parts, ...(within ? [within] : []));
  });
  return made('ul', {}, ...items);
}

const section = (title, ...content) => [made('h3', {}, title), ...content];

function shownSchema(title, content) {
  const [type, { schema } = {}] = Object.entries(content ?? {})[0] ?? [];
  if (schema === undefined) return [];
  return section(`${title} (${type})`, fieldsOf(schema) ?? quiet(kindOf(schema)));
}

function shownParameters(parameters) {
  if (parameters.length === 0) return [];
  const items = parameters.map(({ name, in: where, required, schema }) =>
    made('li', {}, code(name), ' ', quiet(`${where}, ${kindOf(schema)}${required ? '' : ', optional'}`)),
  );
  return section('Parameters', made('ul', {}, ...items));
}

function shownRefusals(responses) {
  const refused = Object.entries(responses).filter(([status]) => status !== '200');
  return section(
    'Refusals',
    made(
      'ul',
      {},
      ...refused.map(([status, { description }]) => made('li', {}, code(status), ' ', quiet(description))),
    ),
  );
}

function shownCall(path, method, call) {
  const summary = made(
    'summary',
    {},
    made('span', { className: 'method' }, method.toUpperCase()),
    code(path),
    ' ',
    made('span', { className: 'access' }, call['x-access']),
  );
  const shown = made('details', {}, summary);
  // Filled when it is first opened: hundreds of calls have thousands of fields.
  shown.addEventListener('toggle', () => {
    if (shown.childElementCount > 1) return;
    shown.append(
      made(
        'div',
        { className: 'inside' },
        ...(call.description === undefined ? [] : [made('p', {}, call.description)]),
        ...shownParameters(call.parameters),
        ...shownSchema('Body', call.requestBody?.content),
        ...shownSchema('Reply', call.responses['200'].content),
        ...shownRefusals(call.responses),
      ),
    );
  });
  shown.dataset.text = `${method} ${path} ${call['x-access']} ${call.tags.join(' ')}`.toLowerCase();
  return shown;
}

const { paths } = await (await fetch('/openapi.json')).json();
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({
    tag: call.tags[0],
    element: shownCall(path, method, call),
  })),
);
const groups = [...new Set(calls.map(({ tag }) => tag))].toSorted().map((tag) => {
  const elements = calls.filter((call) => call.tag === tag).map(({ element }) => element);
  return { elements, element: made('section', {}, made('h2', {}, tag), ...elements) };
});
document.querySelector('#calls').replaceChildren(...groups.map(({ element }) => element));

const wanted = document.querySelector('#wanted');
function narrow() {
  const words = wanted.value.toLowerCase().split(/\s+/);
  for (const { elements, element } of groups) {
    for (const call of elements) call.hidden = !words.every((word) => call.dataset.text.includes(word));
    element.hidden = elements.every(({ hidden }) => hidden);
  }
}
wanted.addEventListener('input', narrow);
narrow(); // Somebody may have typed while the description was on its way.
