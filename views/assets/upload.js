// Sends each chosen or dropped file by itself and shows its progress; without it the form posts as usual.
const form = document.getElementById("upload");
const list = document.getElementById("uploads");
const rows = document.getElementById("documents");
const input = form.elements.file;

function send(file) {
  const item = document.createElement("li");
  const bar = document.createElement("progress");
  const words = document.createElement("span");
  words.textContent = file.name;
  bar.max = 1;
  bar.value = 0;
  item.append(words, bar);
  list.prepend(item);

  const body = new FormData();
  body.append("file", file);
  if (form.elements.visibility.checked) body.append("visibility", "organization");
  const request = new XMLHttpRequest();
  request.open("POST", "/documents/rows");
  request.setRequestHeader("HX-Request", "true");
  request.upload.addEventListener("progress", (event) => {
    if (event.lengthComputable) bar.value = event.loaded / event.total;
  });
  request.addEventListener("loadend", () => {
    bar.remove();
    if (request.status === 201) {
      item.remove();
      show(request.responseText);
    } else {
      item.className = "refused";
      words.textContent = sentence(request, file);
    }
  });
  request.send(body);
}

function show(row) {
  const template = document.createElement("template");
  template.innerHTML = row;
  const added = template.content.firstElementChild;
  rows.prepend(added);
  document.querySelector("main > .empty")?.remove();
  htmx.process(added);
}

function sentence(request, file) {
  const said = new DOMParser().parseFromString(request.responseText, "text/html").body.textContent.trim();
  if (!said) return `Cannot upload "${file.name}": the server did not answer`;
  return said.includes(file.name) ? said : `${file.name}: ${said}`;
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  for (const file of input.files) send(file);
  input.value = "";
});
input.addEventListener("change", () => form.requestSubmit());
for (const name of ["dragenter", "dragover"]) {
  document.addEventListener(name, (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    form.classList.add("over");
  });
}
document.addEventListener("dragleave", (event) => {
  if (!event.relatedTarget) form.classList.remove("over");
});
document.addEventListener("drop", (event) => {
  if (!event.dataTransfer?.files.length) return;
  event.preventDefault();
  form.classList.remove("over");
  for (const file of event.dataTransfer.files) send(file);
});
