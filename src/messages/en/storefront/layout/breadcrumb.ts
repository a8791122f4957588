export const breadcrumb = 'Breadcrumb';
