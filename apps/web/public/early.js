// A classic script in the head: it asks for what the first screen shows while the program is still on its way. The
// server has written into the page what that is; src/browser/early-fetch.ts hands the answers on, once each.
(function () {
  var meta = document.querySelector('meta[name="rotunda-early"]');
  var calls = meta && meta.content.startsWith("/api/") ? meta.content.split(" ") : [];
  var headers = { "Cache-Control": "no-cache", Pragma: "no-cache", Expires: "0", accept: "application/json" };
  window.rotundaEarly = new Map(
    calls.map(function (call) {
      var answer = fetch(call, { credentials: "include", cache: "no-store", headers: headers });
      // Whoever takes it hears of a failure; if nobody does, it is nobody's.
      answer.catch(function () {});
      return [call, { answer: answer, asked: Date.now() }];
    }),
  );
})();
